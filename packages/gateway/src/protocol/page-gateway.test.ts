import { expect, it } from 'vitest';
import { messageToGateway } from './page-gateway';

it.each([
  [{ type: 'start', start: { own: { services: { 1042: 77 } }, stoppedAt: 1 } }],
  [{ type: 'pay', transaction: 1, action: { type: 'card', number: '4111111111111111' } }],
  [{ type: 'clear' }],
])('takes an order as it was sent: %j', (order) => {
  expect(messageToGateway.parse({ id: 1, order })).toEqual({ id: 1, order });
});

it.each([
  [{ type: 'refund' }],
  [{ type: 'advance' }],
  [{ type: 'advance', milliseconds: '1' }],
  [{ type: 'pay', transaction: 1, action: { type: 'card' } }],
  [{ type: 'start', start: { own: { services: { x: 77 } } } }],
  [{ type: 'clear', all: true }],
])('takes no other one: %j', (order) => {
  expect(() => messageToGateway.parse({ id: 1, order })).toThrow();
});
