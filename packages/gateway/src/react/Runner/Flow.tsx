import React, { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import texts from '../../../../../data/texts/components/runner.json';
import { progress, type FlowRow, type FlowSteps } from '@gateway-docs/site-data/model';
import styles from './styles.module.css';

interface Props {
  readonly flow: FlowSteps;
  /** What has happened, as `happened` gives it. */
  readonly events: ReadonlySet<string>;
}

/** Where the arrow of a message or a note lies between the lanes, for the styles. */
function placed({ ends: [from, to] = [0, 0] }: FlowRow): CSSProperties {
  return { '--from': Math.min(from, to), '--span': Math.abs(to - from), '--at': from } as CSSProperties;
}

/** The diagram of a flow, its steps lit as they happen. */
export default function Flow({ flow, events }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const rows = progress(flow, events);
  const current = rows.findIndex(({ isCurrent }) => isCurrent);
  // The box scrolls, never the page.
  useEffect(() => {
    const item = list.current?.children[current];
    if (!(item instanceof HTMLElement) || !list.current) return;
    list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  return (
    <div className={styles.card} role="group" aria-label={`${texts.flow}: ${flow.title}`}>
      <p className={styles.title}>{flow.title}</p>
      <div className="gw-flow" style={{ '--lanes': flow.lanes.length } as CSSProperties}>
        <ul>
          {flow.lanes.map((lane) => (
            <li key={lane}>{lane}</li>
          ))}
        </ul>
        <ol ref={list} tabIndex={0} aria-label={flow.title}>
          {rows.map(({ row, isLit, isCurrent }, i) => (
            <li
              // A choice changes what follows; the rows have no state.
              key={i}
              data-kind={row.kind}
              data-lit={isLit}
              data-back={row.ends && row.ends[1] < row.ends[0]}
              aria-current={isCurrent ? 'step' : undefined}
              style={placed(row)}
            >
              <span>{row.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
