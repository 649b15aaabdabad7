/** What an icon is asked for by. */
export interface IconProps {
  /** Iconify name with its set, for example `mdi:home-outline`. */
  readonly name: string;
  /** Text for screen readers. Without it the icon is decoration and hidden from them. */
  readonly label?: string;
}
