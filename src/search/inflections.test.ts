import { describe, expect, it } from 'vitest';
import { lemmasOf } from './inflections';

describe('lemmasOf', () => {
  it.each([
    ['cobraron', 'cobrar'],
    ['recebeu', 'receber'],
    ['vencido', 'vencer'],
    ['pague', 'pagar'],
    ['saque', 'sacar'],
    ['rechace', 'rechazar'],
    ['devoluciones', 'devolucion'],
    ['transacoes', 'transacao'],
    ['rechazada', 'rechazado'],
    ['clientes', 'cliente'],
  ])('%s may be of %s', (word, lemma) => {
    expect(lemmasOf(word)).toContain(lemma);
  });

  it.each(['возвраты', 'usd', '203', 'card_token'])('%s is of none', (word) => {
    expect(lemmasOf(word)).toEqual([]);
  });
});
