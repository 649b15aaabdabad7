import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** @returns axe for the open page. It describes what breaks a rule alone: to describe what is right takes it a third of its time. */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
}
