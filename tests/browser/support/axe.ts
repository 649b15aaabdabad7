import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atFullSpeed } from './slowed';

/**
 * @returns axe for the open page. It describes what breaks a rule alone: to describe what is right takes it a third of its time. Its legacy mode
 * looks at no frame of another site, which no page has, and does not carry all it has seen through a second page, which takes it a half.
 */
export function axeOf(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const analyze = axe.analyze.bind(axe);
  axe.analyze = () => atFullSpeed(page, analyze);
  return axe;
}
