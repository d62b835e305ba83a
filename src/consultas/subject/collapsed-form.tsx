import { Button, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { LuPencil, LuRotateCw } from 'react-icons/lu'
import { touchHeight } from '@/ui/touch-height.ts'
import type { LabeledValue } from './labeled-values.ts'

type CollapsedFormProps = {
  /** The labelled values of the query. */
  subject: readonly LabeledValue[]
  status: ReactNode
  editButton: Ref<HTMLButtonElement>
  onEdit: () => void
  /** The text of the button that repeats the query. */
  repeatLabel: string
  /** Without it the button is not shown. */
  onRepeat: (() => void) | undefined
  isPending: boolean
  /** Before the buttons that change and repeat the query. */
  action?: ReactNode
  /** It is the head of the panel below. */
  isJoined?: boolean
}

/** A form that collapsed to one line: the query's values, its outcome, and buttons for the next step. */
export function CollapsedForm(props: CollapsedFormProps) {
  const { subject, status, editButton, onEdit, repeatLabel, onRepeat, isPending, action, isJoined } = props
  return (
    <Flex
      role="group"
      aria-label="O que foi consultado"
      align="center"
      columnGap="5"
      rowGap="2"
      wrap="wrap"
      css={isJoined ? joinedCss : phoneCss}
      borderWidth="1px"
      borderColor="border.panel"
      {...(isJoined ? joinedProps : panelProps)}
    >
      <Flex flex="1 1 18rem" minW="0" align="center" columnGap="5" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="0.5">
          {subject.map(({ label, text }) => (
            <Flex key={label} className="phrase" columnGap="2" wrap="wrap" align="baseline" minW="0">
              <chakra.dt color="fg.muted" textStyle="small">
                {label}
              </chakra.dt>
              <chakra.dd
                fontWeight="600"
                overflowWrap="anywhere"
                fontVariantNumeric={documentDigits}
                minW="0"
              >
                {text}
              </chakra.dd>
            </Flex>
          ))}
        </chakra.dl>
        <Flex
          // What does not fit goes to a second line, which is hidden.
          wrap="wrap"
          alignContent="flex-start"
          align="center"
          columnGap="2"
          rowGap="2"
          flex={{ md: '1' }}
          minW="0"
          h="5"
          color="fg.muted"
          textStyle="small"
          lineHeight="20px"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
          overflow="hidden"
          // Stands first and takes no room, so that an item wider than the box wraps too.
          _before={{ content: '""', height: '5', ms: '-2' }}
        >
          {status}
        </Flex>
      </Flex>
      <Flex gap={{ base: '1', md: '2' }} wrap={{ md: 'wrap' }} data-buttons>
        {action}
        <Button ref={editButton} {...lineButtonProps} onClick={onEdit}>
          <LuPencil aria-hidden="true" /> <span>Alterar</span>
        </Button>
        {onRepeat && (
          <Button
            {...lineButtonProps}
            px="2"
            title={repeatLabel}
            aria-busy={isPending || undefined}
            onClick={onRepeat}
          >
            <LuRotateCw aria-hidden="true" /> <chakra.span srOnly>{repeatLabel}</chakra.span>
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

/** As in lists. Phones have no room for the wide hyphen of these digits. */
const documentDigits = { md: 'tabular-nums' } as const

/** Phones have the first value without its label, the first word of the main button, and other buttons without texts. */
const phoneCss = {
  mdDown: {
    flexWrap: 'nowrap',
    columnGap: '2',
    '& > div:first-of-type': { flex: '1 1 0' },
    '& dl': { columnGap: '3', rowGap: '0' },
    '& dt, & dl > div ~ div, & [data-buttons] span:not([data-shown])': { srOnly: true },
    '& [data-buttons]': { gap: '0' },
    '& [data-buttons] :is(a, button)': { minW: '11', px: '0' },
    '& [data-buttons] :has(> [data-shown])': { px: '3', me: '1', '& > svg': { display: 'none' } },
  },
} as const

const panelProps = {
  bg: 'bg.panel',
  borderRadius: 'panel',
  boxShadow: 'panel',
  px: { base: '5', md: '6' },
  py: '3',
} as const

const joinedProps = {
  bg: 'bg.subtle',
  borderTopRadius: 'panel',
  px: { base: '4', md: '6' },
  py: { base: '1', md: '1.5' },
} as const

const joinedCss = { ...phoneCss, '& :is(a, button)': { h: { md: '7' } } } as const

/** A text that a button of the line has on phones too. */
export const PhoneText = ({ children }: { children: ReactNode }) => <span data-shown>{children}</span>

/** Buttons of the line. */
export const lineButtonProps = {
  size: 'xs',
  minH: touchHeight,
  variant: 'ghost',
  colorPalette: 'neutral',
} as const
