import { defineConfig } from '@playwright/test';
import { packageTests } from '@gateway-docs/kit/chromium';

export default defineConfig(packageTests());
