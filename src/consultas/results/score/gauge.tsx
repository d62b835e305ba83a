import { chakra } from '@chakra-ui/react'

const arc = 'M 12 88 A 76 76 0 0 1 164 88'

/** Half a circle filled up to a share between 0 and 1; decorative, since the meter around it has the value. */
export function Gauge({ share, tone }: { share: number; tone: string }) {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <chakra.svg viewBox="0 0 176 96" width="full" fill="none" aria-hidden="true">
      <chakra.path d={arc} stroke="bg.emphasized" strokeWidth="14" strokeLinecap="round" />
      {filled > 0 && (
        <chakra.path
          d={arc}
          stroke={`${tone}.solid`}
          strokeWidth="14"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${filled} 200`}
        />
      )}
    </chakra.svg>
  )
}
