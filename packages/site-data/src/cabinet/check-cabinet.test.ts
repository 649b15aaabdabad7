import { describe, expect, it } from 'vitest';
import { findCabinetProblems, rolesOn } from './check-cabinet';
import type { Roles } from './roles-schema';
import { schema } from './screen-schema';

const roles: Roles = {
  roles: [
    { id: 'owner', name: 'Owner', purpose: 'Owns.' },
    { id: 'support', name: 'Support', purpose: 'Helps.' },
  ],
  groups: [{ id: 'money', title: 'Money' }],
  permissions: [
    { id: 'wallets.view', name: 'Wallets', group: 'money', meaning: 'See.' },
    { id: 'wallets.move', name: 'Move', group: 'money', meaning: 'Move.' },
  ],
  matrix: { owner: ['wallets.view'], support: ['wallets.move'] },
};

const screen = schema.parse({
  id: 'wallets',
  title: 'Wallets',
  route: '/cabinet/balances/',
  view: 'wallets.view',
  purpose: 'Shows wallets.',
  alt: 'Wallets.',
  actions: [
    { id: 'move', label: 'Move', permission: 'wallets.move', result: 'Moves.' },
    { id: 'look', label: 'Look', permission: 'wallets.view', result: 'Looks.' },
  ],
  callouts: [
    { n: 1, target: 'action:move', text: 'Moves.' },
    { n: 2, target: 'action:look', text: 'Looks.' },
  ],
});

describe('who can use a permission', () => {
  it('has it, and can open the screen', () => {
    expect(rolesOn(screen, 'wallets.view', roles).map(({ id }) => id)).toEqual(['owner']);
    expect(rolesOn(screen, 'wallets.move', roles)).toEqual([]);
    expect(rolesOn({ ...screen, view: 'everybody' }, 'wallets.move', roles).map(({ id }) => id)).toEqual([
      'support',
    ]);
  });

  it('is somebody: an action that nobody can reach is a mistake', () => {
    const problems = findCabinetProblems({
      roles,
      sections: {
        menu: [{ id: 'money', title: 'Money', purpose: 'Own.', screens: ['wallets'] }],
        outside: [],
      },
      columns: [],
      screens: new Map([['wallets', screen]]),
      statuses: new Set(),
    });
    expect(problems).toEqual([
      'data/cabinet/screens/wallets.yaml: nobody who can open it has the permission "wallets.move"',
    ]);
  });
});
