/** What a page is loaded with. Both have the slow line and the slowed main thread; they differ in what the layout shows. */
export interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isMobile: boolean;
}

/** The phone of Lighthouse's mobile runs. */
export const PHONE: Device = { name: 'phone', viewport: { width: 412, height: 823 }, isMobile: true };
export const DESKTOP: Device = { name: 'desktop', viewport: { width: 1280, height: 900 }, isMobile: false };

/** How many times slower the main thread is than that of the machine that measures. */
export const CPU_SLOWDOWN = 4;
