import React, { type ComponentProps, type ReactNode } from 'react';
import { useEnhancement } from '@gateway-docs/docusaurus-static-body/client';
import Content from '@theme-original/DocItem/Content';

/** A button of the body says what stands in its attribute. */
function speak({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-says]') : null;
  if (button) button.textContent = button.dataset.says ?? '';
}

function bringAlive(body: Element): () => void {
  body.addEventListener('click', speak);
  return () => body.removeEventListener('click', speak);
}

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  useEnhancement(bringAlive);
  return <Content {...props} />;
}
