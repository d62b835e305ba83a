import { Box } from '@chakra-ui/react'

type ProgressBarProps = { label: string; done: number; total: number; text: string; color: string }

/** How much of something is done; `text` is what screen readers say of it. */
export const ProgressBar = ({ label, done, total, text, color }: ProgressBarProps) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={done}
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
      style={{ inlineSize: `${total === 0 ? 100 : (done / total) * 100}%` }}
    />
  </Box>
)
