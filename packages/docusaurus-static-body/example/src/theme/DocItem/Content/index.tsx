import React, { type ComponentProps, type ReactNode } from 'react';
import { useEnhancement } from '@gateway-docs/docusaurus-static-body/client';
import Content from '@theme-original/DocItem/Content';

/** A button of the body says what stands in its attribute. */
function answer({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-answers]') : null;
  if (button) button.textContent = button.dataset.answers ?? '';
}

function bringAlive(body: Element): () => void {
  body.addEventListener('click', answer);
  return () => body.removeEventListener('click', answer);
}

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  useEnhancement(bringAlive);
  return <Content {...props} />;
}
