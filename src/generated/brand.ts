// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Brand } from '@manifest/contract/brand.ts';

export const brand: Brand = {
  primary: {
    light: {
      solid: '#0F766E',
      contrast: '#FFFFFF',
      fg: '#0E6760',
      subtle: '#E3F4F2',
      muted: '#C9E8E4',
      emphasized: '#99D5CD',
    },
    dark: {
      solid: '#2CB5A9',
      contrast: '#03201D',
      fg: '#5FD0C4',
      subtle: '#062B35',
      muted: '#073B43',
      emphasized: '#125C60',
    },
  },
  fontFamily: "'Inter Variable', system-ui, 'Segoe UI', Roboto, sans-serif",
  logo: {
    viewBox: '0 0 24 24',
    attributes: { fill: 'none', stroke: 'currentColor', strokeWidth: '2.6' },
    children: [
      ['circle', { cx: '15', cy: '8.5', r: '6' }],
      ['path', { d: 'M2.6 15.4 7.2 20.4 11 13.6', strokeLinecap: 'round', strokeLinejoin: 'round' }],
    ],
  },
  themeColors: { light: '#0F766E', dark: '#062B35' },
};
