import { rspack } from '@docusaurus/faster';
import { describe, expect, it } from 'vitest';
import { nameStably } from './stable-names';

describe('nameStably', () => {
  it('tells the minifier of scripts not to count letters, and leaves its other options', () => {
    const scripts = new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { mangle: true, module: true },
    });
    nameStably([scripts]);
    expect(scripts._args).toEqual([
      { minimizerOptions: { mangle: { disableCharFreq: true }, module: true } },
    ]);
  });

  it('leaves other minifiers alone', () => {
    const styles = new rspack.LightningCssMinimizerRspackPlugin({
      minimizerOptions: { targets: 'safari 17' },
    });
    nameStably([styles]);
    expect(styles._args).toEqual([{ minimizerOptions: { targets: 'safari 17' } }]);
  });

  it('stops the build when the minifier has no options to change', () => {
    expect(() => nameStably([new rspack.SwcJsMinimizerRspackPlugin()])).toThrow(
      'not where stable-names.ts looks',
    );
  });
});
