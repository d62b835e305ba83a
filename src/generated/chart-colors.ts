// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Charts } from '@manifest/contract/brand.ts';

export const charts: Charts = {
  first: { light: '#0F766E', dark: '#2DB5A7' },
  second: { light: '#C67416', dark: '#B4951D' },
  third: { light: '#3C3261', dark: '#8768C4' },
  fourth: { light: '#5E97DA', dark: '#69D0FD' },
  fifth: { light: '#9F0523', dark: '#C9535C' },
};
