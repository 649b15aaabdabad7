import type { Page } from '@playwright/test';

/** One shift: by how much of the window, and what moved from where to where. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Observes, in every page that is opened from now on, how far its layout moves. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const shifts: Shift[] = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const tell = ({ node, previousRect, currentRect }: Source) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent)}: ${place(previousRect)} -> ${place(currentRect)}`;
    const note = (entries: PerformanceEntry[]) =>
      shifts.push(
        ...entries.map((entry) => ({
          value: Reflect.get(entry, 'value') as number,
          moved: (Reflect.get(entry, 'sources') as Source[]).map(tell),
        })),
      );
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
export async function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (Reflect.get(window, 'shiftsSoFar') as () => Shift[])());
}

/** @returns the sum of them */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
}
