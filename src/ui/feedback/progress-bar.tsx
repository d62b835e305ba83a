import { Box } from '@chakra-ui/react'

type ProgressBarProps = {
  label: string
  done: number
  /** `undefined` if the total is unknown. The bar is full and translucent then. */
  total: number | undefined
  /** The value that screen readers read aloud. */
  text: string
  color: string
}

const computeWidth = (done: number, total: number) => (total === 0 ? 100 : (done / total) * 100)

export const ProgressBar = ({ label, done, total, text, color }: ProgressBarProps) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={total === undefined ? undefined : done}
    aria-valuetext={text}
    height="2"
    bg="bg.emphasized"
    borderRadius="full"
    overflow="hidden"
  >
    <Box
      height="full"
      bg={color}
      borderRadius="full"
      opacity={total === undefined ? 0.5 : undefined}
      style={{ inlineSize: `${total === undefined ? 100 : computeWidth(done, total)}%` }}
    />
  </Box>
)
