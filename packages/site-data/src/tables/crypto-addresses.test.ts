import { describe, expect, it } from 'vitest';
import { addressChecks } from './crypto-addresses';

/** Published examples: genesis block, BIP 173 and BIP 350, zero addresses of the networks, documents of XRPL. */
const published: Record<keyof typeof addressChecks, string[]> = {
  bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  litecoin: ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
  dogecoin: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  tron: ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  xrpl: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  ethereum: ['0x0000000000000000000000000000000000000000'],
  solana: ['11111111111111111111111111111111', 'So11111111111111111111111111111111111111112'],
  ton: [`EQ${'A'.repeat(43)}M9c`],
  stellar: [`G${'A'.repeat(52)}WHF`],
};

describe('addressChecks', () => {
  it.each(Object.entries(published))('%s accepts published addresses', (name, addresses) => {
    const check = addressChecks[name as keyof typeof addressChecks];
    for (const address of addresses) expect(check(address), address).toBe(true);
  });

  it.each(Object.entries(published).filter(([name]) => !['ethereum', 'solana'].includes(name)))(
    '%s refuses an address with two neighbours exchanged or one character changed',
    (name, [address = '']) => {
      const check = addressChecks[name as keyof typeof addressChecks];
      const start = address.slice(0, -2);
      const [before = '', last = ''] = address.slice(-2);
      expect(check(start + before + (last === 'a' ? 'c' : 'a'))).toBe(false);
      expect(check(start + last + before)).toBe(false);
    },
  );

  it('refuses the address of another network', () => {
    expect(addressChecks.tron('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(false);
    expect(addressChecks.litecoin('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(false);
    expect(addressChecks.bitcoin('LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1')).toBe(false);
  });

  it('refuses capital letters in an Ethereum address, since their checksum is not computed', () => {
    expect(addressChecks.ethereum('0xFB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')).toBe(false);
  });
});
