import { chakra } from '@chakra-ui/react'

const [width, height, margin] = [96, 36, 4]

/** The trend of a figure; decorative. */
export function Sparkline({ values, palette }: { values: readonly number[]; palette: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) => margin + (index * (width - 2 * margin)) / Math.max(1, values.length - 1)
  const y = (value: number) =>
    height - margin - ((value - low) * (height - 2 * margin)) / Math.max(1, high - low)
  const last = values.length - 1
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}px`}
      height={`${height}px`}
      flexShrink="0"
      aria-hidden="true"
      colorPalette={palette}
      css={{
        '& polyline': { stroke: 'colorPalette.solid', fill: 'none' },
        '& circle': { fill: 'colorPalette.solid' },
      }}
    >
      <polyline
        points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r={3} />
    </chakra.svg>
  )
}
