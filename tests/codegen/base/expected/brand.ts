// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Brand } from '@manifest/contract/brand.ts';

export const brand: Brand = {
  primary: {
    light: {
      solid: '#2F5FA8',
      contrast: '#FFFFFF',
      fg: '#285393',
      subtle: '#E9F0FC',
      muted: '#D3E2F8',
      emphasized: '#AFC9F0',
    },
    dark: {
      solid: '#699FF1',
      contrast: '#0E1B2E',
      fg: '#8FBCFF',
      subtle: '#132544',
      muted: '#1C3358',
      emphasized: '#325182',
    },
  },
  fontFamily: "system-ui, 'Segoe UI', Roboto, sans-serif",
  logo: {
    viewBox: '0 0 24 24',
    attributes: {},
    children: [
      ['rect', { x: '1', y: '1', width: '22', height: '22', rx: '6', fill: 'currentColor' }],
      [
        'text',
        {
          x: '12',
          y: '12.5',
          fill: 'var(--av-colors-bg-panel)',
          fontSize: '14',
          fontWeight: '700',
          textAnchor: 'middle',
          dominantBaseline: 'central',
        },
        ['E'],
      ],
    ],
  },
  themeColors: { light: '#2F5FA8', dark: '#132544' },
};
