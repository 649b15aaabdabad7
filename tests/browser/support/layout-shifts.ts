import type { Page } from '@playwright/test';

/** Observes, in every page that is opened from now on, how far its layout moves. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntry[]) =>
      shifts.push(...entries.map((entry) => Reflect.get(entry, 'value') as number));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** @returns the shifts of the open page so far, also those that its observer has not been told of; a shift is known after its frame (`drawn`) */
export async function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (Reflect.get(window, 'shiftsSoFar') as () => number[])());
}

/** @returns the sum of them */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, value) => sum + value, 0);
}
