import styles from './styles.module.css';

/** Steps of a page's text that tell what to do in the bench. */
export interface PageSteps {
  /** Of the list. */
  readonly anchor: string;
  /** What makes each step happen, as `happened` names it. */
  readonly events: readonly string[];
}

/** Marks what is done and what comes next. @param next place of the first step that has not happened; below 0 when all have */
export function markSteps({ anchor, events }: PageSteps, next: number): void {
  const done = next < 0 ? events.length : next;
  document.querySelectorAll(`#${anchor} > ol > li`).forEach((item, i) => {
    item.classList.toggle(styles.done ?? '', i < done);
    item.classList.toggle(styles.next ?? '', i === done);
    if (i === done) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
  });
}
