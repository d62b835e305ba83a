import { chakra } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { LuCheck } from 'react-icons/lu'

type StepListProps = {
  label: string
  titles: readonly string[]
  /** Stand in for the numbers of the steps. */
  icons?: readonly ComponentType[]
  current: number
  onStepChange: (step: number) => void
}

/** The position in a sequence of steps. Completed steps are buttons; later ones are disabled. */
export const StepList = ({ label, titles, icons = [], current, onStepChange }: StepListProps) => (
  <chakra.nav aria-label={label}>
    <chakra.ol css={line}>
      {titles.map((title, step) => {
        const Icon = step < current ? LuCheck : icons[step]
        return (
          <li key={title} data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}>
            <chakra.button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              disabled={step > current}
              onClick={() => onStepChange(step)}
            >
              <chakra.span className="mark" aria-hidden="true">
                {Icon ? <Icon /> : step + 1}
              </chakra.span>
              {title}
              {step < current && <chakra.span srOnly>: concluída</chakra.span>}
            </chakra.button>
          </li>
        )
      })}
    </chakra.ol>
  </chakra.nav>
)

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  listStyleType: 'none',
  '& li': { display: 'flex', alignItems: 'center', columnGap: '3' },
  '& li:not(:last-of-type)::after': {
    content: '""',
    display: { base: 'none', sm: 'block' },
    width: { sm: '5', lg: '10' },
    height: '1px',
    bg: 'border.control',
  },
  '& li[data-state=done]::after': { bg: 'primary.solid' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    py: '1',
    pe: '2',
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: '500',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
  '& button:disabled': { cursor: 'default' },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-state=current] button': { color: 'fg', fontWeight: '600' },
  '& [data-state=current] .mark': {
    bg: 'primary.solid',
    color: 'primary.contrast',
    borderColor: 'primary.solid',
  },
  '& [data-state=done] .mark': { color: 'primary.fg', borderColor: 'primary.solid' },
} as const
