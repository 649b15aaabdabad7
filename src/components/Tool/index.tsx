import React, { type ComponentProps, type ReactNode } from 'react';
import { Tool as GatewayTool } from '@gateway-docs/gateway/react';
import GatewayOnSite from '../GatewayOnSite';

/** A tool that is loaded when a reader asks for it. Without JavaScript it is not shown; the sentence above it says where to look. */
export default function Tool(props: ComponentProps<typeof GatewayTool>): ReactNode {
  return (
    <GatewayOnSite>
      <GatewayTool {...props} />
    </GatewayOnSite>
  );
}
