import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { LuCheck, LuMinus, LuX } from 'react-icons/lu'
import { Small } from '../basics.tsx'

export type StepState = 'done' | 'skipped' | 'invalid' | 'current' | 'open' | 'ahead'

type VerticalStepsProps = {
  label: string
  steps: readonly { id: string; title: string; detail: string; state: StepState }[]
  onStepChange: (step: number) => void
}

const spoken: Partial<Record<StepState, string>> = {
  done: 'concluída',
  skipped: 'pulada',
  invalid: 'com erro',
}

const icons = { done: LuCheck, skipped: LuMinus, invalid: LuX }

/** The steps below each other with a line between them. Reached steps are buttons. */
export const VerticalSteps = ({ label, steps, onStepChange }: VerticalStepsProps) => (
  <chakra.nav aria-label={label}>
    <chakra.ol css={stepsCss}>
      {steps.map(({ id, title, detail, state }, index) => {
        const Icon = icons[state as keyof typeof icons]
        return (
          <li key={id} data-state={state}>
            <chakra.button
              type="button"
              aria-current={state === 'current' ? 'step' : undefined}
              disabled={state === 'ahead'}
              onClick={() => onStepChange(index)}
            >
              <Flex aria-hidden="true" data-mark>
                {Icon ? <Icon /> : index + 1}
              </Flex>
              <Box as="span" minW="0">
                <Text as="span" display="block" data-title>
                  {title}
                  {spoken[state] && <chakra.span srOnly>: {spoken[state]}</chakra.span>}
                </Text>
                <Small as="span" display="block">
                  {detail}
                </Small>
              </Box>
            </chakra.button>
          </li>
        )
      })}
    </chakra.ol>
  </chakra.nav>
)

const stepsCss = {
  listStyleType: 'none',
  '& li': { position: 'relative', pb: '2' },
  // The line to the next mark.
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: '44px',
    bottom: '-2px',
    insetInlineStart: '19px',
    width: '2px',
    bg: 'border',
  },
  '& li[data-state=done]::before': { bg: 'primary.solid' },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    px: '1.5',
    py: '1',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
  },
  '& button:disabled': { cursor: 'default', bg: 'transparent' },
  '& [data-mark]': {
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-title]': { fontWeight: '500' },
  '& [data-state=ahead] [data-title]': { color: 'fg.muted' },
  '& [data-state=current] [data-mark]': {
    bg: 'primary.solid',
    color: 'primary.contrast',
    borderColor: 'primary.solid',
  },
  '& [data-state=current] [data-title]': { fontWeight: '600', color: 'primary.fg' },
  '& [data-state=done] [data-mark]': { color: 'primary.fg', borderColor: 'primary.solid' },
  '& [data-state=invalid] [data-mark]': { color: 'fg.error', borderColor: 'border.error' },
} as const
