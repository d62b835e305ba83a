// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Charts } from '@manifest/contract/brand.ts';

export const charts: Charts = {
  first: { light: '#2F5FA8', dark: '#699FF1' },
  second: { light: '#AD6067', dark: '#DF8D93' },
  third: { light: '#204500', dark: '#577F3F' },
  fourth: { light: '#62095E', dark: '#A14B9A' },
  fifth: { light: '#819808', dark: '#ACC64C' },
};
