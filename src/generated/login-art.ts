// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { LoginArt } from '@manifest/contract/brand.ts';

export const loginArt: LoginArt = {
  art: {
    viewBox: '-8 0 396 398',
    attributes: { fill: 'none', strokeLinecap: 'round' },
    children: [
      ['clipPath', { id: 'lens' }, [['circle', { cx: '252.1', cy: '211', r: '66' }]]],
      [
        'path',
        {
          stroke: 'var(--av-colors-border-emphasized)',
          strokeWidth: '4',
          strokeDasharray: '0 11',
          d: 'M126.5 9.5h11.1M99 19.1h33.1M104.5 28.6h22.1M214.5 28.6h0.1M44 38.1h11.1M99 38.1h132.1M49.5 47.6h176.1 M44 57.2h198.1M49.5 66.7h220.1M44 76.2h242.1M49.5 85.7h286.1M44 95.3h297.1M16.5 104.8h352.1M11 114.3h363.1 M5.5 123.8h363.1M11 133.4h363.1M16.5 142.9h352.1M33 152.4h33.1M88 152.4h275.1M38.5 161.9h11.1M93.5 161.9h264.1 M88 171.5h264.1M104.5 181h231.1M132 190.5h198.1M137.5 200h198.1M143 209.6h187.1M159.5 219.1h176.1 M154 228.6h176.1M159.5 238.2h165.1M165 247.7h165.1M159.5 257.2h165.1M165 266.7h154.1M170.5 276.3h143.1 M187 285.8h88.1M192.5 295.3h66.1M198 304.8h44.1M203.5 314.4h33.1M198 323.9h44.1M181.5 333.4h55.1 M176 342.9h55.1M170.5 352.5h55.1M187 362h33.1M192.5 371.5h22.1M198 381h0.1',
        },
      ],
      [
        'path',
        {
          stroke: 'var(--av-colors-primary-emphasized)',
          strokeWidth: '12.8',
          d: 'M135.2 84.0h0M246.3 68.0h0M374.8 134.0h0M342.0 181.0h0M264.7 288.0h0M218.3 353.0h0',
        },
      ],
      [
        'path',
        {
          stroke: 'var(--av-colors-primary-solid)',
          strokeWidth: '6',
          d: 'M135.2 84.0h0M246.3 68.0h0M374.8 134.0h0M342.0 181.0h0M264.7 288.0h0M218.3 353.0h0',
        },
      ],
      [
        'g',
        { clipPath: 'url(#lens)' },
        [
          ['circle', { cx: '252.1', cy: '211', r: '66', fill: 'var(--av-colors-primary-subtle)' }],
          [
            'path',
            {
              transform: 'translate(252.1 211) scale(1.8) translate(-252.1 -211)',
              stroke: 'var(--av-colors-primary-emphasized)',
              strokeWidth: '3.6',
              strokeDasharray: '0 11',
              d: 'M242 171.5h22.1M225.5 181h55.1M220 190.5h66.1M214.5 200h77.1M220 209.6h66.1M214.5 219.1h77.1M220 228.6h66.1M225.5 238.2h55.1M242 247.7h22.1',
            },
          ],
          ['circle', { cx: '252.1', cy: '211', r: '19', fill: 'var(--av-colors-primary-solid)' }],
          [
            'path',
            {
              d: 'M244.1 211.5l5.5 6 10.5 -12',
              stroke: 'var(--av-colors-primary-contrast)',
              strokeWidth: '3.6',
              strokeLinejoin: 'round',
            },
          ],
        ],
      ],
      [
        'circle',
        { cx: '252.1', cy: '211', r: '66', stroke: 'var(--av-colors-primary-solid)', strokeWidth: '6' },
      ],
      ['path', { d: 'M301.1 260l38 38', stroke: 'var(--av-colors-primary-solid)', strokeWidth: '11' }],
    ],
  },
  backdrop: {
    viewBox: '0 0 380 392',
    attributes: { fill: 'none', strokeLinecap: 'round' },
    children: [
      [
        'path',
        {
          stroke: 'var(--av-colors-border-emphasized)',
          strokeWidth: '1.9',
          strokeDasharray: '0 6',
          d: 'M129 5.2h6.1M120 10.4h18.1M99 15.6h0.1M111 15.6h24.1M102 20.8h36.1M216 20.8h0.1M105 26h30.1M213 26h6.1 M108 31.2h24.1M180 31.2h42.1M45 36.4h12.1M99 36.4h36.1M159 36.4h72.1M48 41.6h18.1M90 41.6h138.1M45 46.8h186.1 M42 52h192.1M45 57.2h204.1M48 62.4h216.1M45 67.5h228.1M48 72.7h234.1M45 77.9h240.1M42 83.1h288.1M45 88.3h294.1 M42 93.5h300.1M21 98.7h330.1M18 103.9h348.1M15 109.1h354.1M12 114.3h360.1M9 119.5h366.1M6 124.7h372.1 M3 129.9h372.1M6 135.1h366.1M9 140.3h366.1M12 145.5h360.1M15 150.7h6.1M33 150.7h336.1M36 155.9h24.1 M84 155.9h276.1M33 161.1h18.1M87 161.1h270.1M90 166.3h264.1M87 171.5h264.1M96 176.7h252.1M111 181.9h228.1 M120 187.1h216.1M135 192.3h198.1M138 197.4h198.1M135 202.6h198.1M138 207.8h198.1M135 213h198.1M156 218.2h180.1 M153 223.4h180.1M156 228.6h174.1M159 233.8h174.1M156 239h174.1M159 244.2h168.1M156 249.4h174.1M159 254.6h168.1 M156 259.8h168.1M159 265h162.1M156 270.2h162.1M165 275.4h150.1M180 280.6h126.1M183 285.8h96.1M180 291h90.1 M189 296.2h72.1M192 301.4h60.1M189 306.6h60.1M198 311.8h48.1M195 317h48.1M198 322.2h42.1M189 327.3h54.1 M180 332.5h60.1M177 337.7h66.1M174 342.9h60.1M165 348.1h66.1M162 353.3h66.1M171 358.5h54.1M186 363.7h36.1 M189 368.9h24.1M198 374.1h12.1M201 379.3h6.1M198 384.5h0.1',
        },
      ],
      [
        'path',
        {
          stroke: 'var(--av-colors-primary-emphasized)',
          strokeWidth: '6.1',
          d: 'M135.2 84.0h0M246.3 68.0h0M374.8 134.0h0M342.0 181.0h0M264.7 288.0h0M218.3 353.0h0',
        },
      ],
      [
        'path',
        {
          stroke: 'var(--av-colors-primary-solid)',
          strokeWidth: '2.8',
          d: 'M135.2 84.0h0M246.3 68.0h0M374.8 134.0h0M342.0 181.0h0M264.7 288.0h0M218.3 353.0h0',
        },
      ],
    ],
  },
};
