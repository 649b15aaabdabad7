/**
 * In place of react-helmet-async, in the browser: `<Head>` keeps title, meta tags, links and the classes of the root element
 * up to date. The original has 16 KB for other uses: callbacks, nested props, comparison of any two objects. The static render
 * keeps it; both own the same elements by the same mark.
 */
import { Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactNode } from 'react';
import { applyHead } from './head/apply';
import { mergeParts, type Attributes, type HeadPart, type HeadTag } from './head/merge';

/** The parts of all mounted `<Head>`s, by the order in which they were first rendered: outermost and oldest first. */
const parts = new Map<number, HeadPart>();
let rendered = 0;
let isScheduled = false;

/** A page mounts a dozen `<Head>`s at once; the document is changed once for all of them. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    applyHead(mergeParts([...parts].sort(([a], [b]) => a - b).map(([, part]) => part)));
  });
}

/** Names of React that are not the HTML name in other letter case. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };

function readAttributes(props: Readonly<Record<string, unknown>>): Attributes {
  const entries = Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => [HTML_NAMES[name] ?? name.toLowerCase(), String(value)]);
  return Object.fromEntries(entries) as Attributes;
}

/** The text of a title or a script, which may come in several pieces. */
function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
}

function readPart(children: ReactNode): HeadPart {
  const tags: HeadTag[] = [];
  let part: HeadPart = { html: {}, body: {}, tags };
  Children.forEach(children, (child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return;
    const { type, props } = child;
    if (type === Fragment) {
      const inner = readPart(props.children as ReactNode);
      tags.push(...inner.tags);
      part = { ...inner, html: { ...part.html, ...inner.html }, body: { ...part.body, ...inner.body }, tags };
    } else if (type === 'html' || type === 'body') {
      part = { ...part, [type]: { ...part[type], ...readAttributes(props) } };
    } else {
      const text = textOf(props.children as ReactNode);
      if (type === 'title') part = { ...part, title: text };
      else if (typeof type === 'string') tags.push({ tag: type, attributes: readAttributes(props), text });
    }
  });
  return part;
}

/** Docusaurus' `<Head>` is this component. It renders nothing where it stands. */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const [order] = useState(() => (rendered += 1));
  const part = JSON.stringify(readPart(children));
  useLayoutEffect(() => {
    parts.set(order, JSON.parse(part) as HeadPart);
    schedule();
    return () => {
      parts.delete(order);
      schedule();
    };
  }, [order, part]);
  return null;
}

/** The original keeps its state here; ours is the module's. */
export function HelmetProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
