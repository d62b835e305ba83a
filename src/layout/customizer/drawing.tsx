import { chakra } from '@chakra-ui/react'
import type { Shape } from './drawings.ts'

/** A thumbnail of a layout. The two themes have their own colours, all others use the current theme's. */
export function Drawing({ name, shapes }: { name: string; shapes: Shape[] }) {
  return (
    <chakra.svg
      aria-hidden="true"
      className={name === 'light' || name === 'dark' ? name : undefined}
      viewBox="0 0 60 40"
      css={tones}
    >
      {shapes.map(([tone, x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={tone} x={x} y={y} width={width} height={height} rx="1.5" />
      ))}
    </chakra.svg>
  )
}

const tones = {
  width: 'full',
  maxWidth: '72px',
  bg: 'bg',
  borderRadius: 'sm',
  boxShadow: '0 0 0 1px var(--av-colors-border)',
  overflow: 'hidden',
  _rtl: { transform: 'scaleX(-1)' },
  '& .bar': { fill: 'primary.solid' },
  '& .text': { fill: 'border.emphasized' },
  '& .card': { fill: 'bg.panel', stroke: 'border', strokeWidth: '0.75' },
  '& .shade': { fill: 'border' },
  '& .plain': { fill: 'bg.panel' },
  '& .outlined': { fill: 'none', stroke: 'fg.subtle', strokeWidth: '1.25' },
} as const
