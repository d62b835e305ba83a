import {
  Box,
  type BoxProps,
  chakra,
  type HTMLChakraProps,
  type RecipeProps,
  useRecipe,
} from '@chakra-ui/react'
import { type KeyboardEvent, type RefAttributes, useId, useRef, useState } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { useFieldControl } from './field.tsx'

type SelectProps = HTMLChakraProps<'select'> &
  Pick<RecipeProps<'input'>, 'size'> &
  RefAttributes<HTMLSelectElement> & { boxWidth?: BoxProps['width'] }

const optionList = createOnDemand(() => import('./option-list.tsx'))

/** Keys that open the list of a select. */
const openingKeys = new Set([' ', 'ArrowDown', 'ArrowUp', 'F4'])

/**
 * A select whose list is Chakra's. The closed control stays a native select, so labels, type-ahead, form data and
 * assistive technology work as usual; the browser's list opens only if Chakra's does not load. Enter submits the
 * form.
 */
export function Select({ boxWidth = 'full', onBlur, css, ...props }: SelectProps) {
  const recipe = useRecipe({ key: 'input' })
  const [variants, rest] = recipe.splitVariantProps(props)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hasFailed = useRef(false)
  const OptionList = useOnDemand(optionList, isOpen, () => {
    hasFailed.current = true
    setOpen(false)
  })?.default
  const select = box.current?.querySelector('select')

  /** Opens the list instead of the browser's, or closes it. */
  const toggle = (event: { preventDefault: () => void }) => {
    if (hasFailed.current) return
    event.preventDefault()
    setOpen(!isOpen)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (!submitOnEnter(event) && (openingKeys.has(event.key) || event.key === 'Enter')) toggle(event)
  }

  return (
    <Box ref={box} position="relative" width={boxWidth} minW="0">
      <chakra.select
        id={id}
        {...useFieldControl()}
        {...rest}
        css={[recipe(variants), selectCss, css]}
        aria-expanded={isOpen}
        onPointerEnter={optionList.preload}
        onFocus={optionList.preload}
        onMouseDown={(event) => {
          event.currentTarget.focus({ preventScroll: true })
          if (event.button === 0) toggle(event)
        }}
        // After scrolling the event cannot be cancelled, and nothing opens.
        onTouchEnd={(event) => event.cancelable && toggle(event)}
        onKeyDown={onKeyDown}
        // The focus also moves between the control and its list.
        onBlur={(event) => !box.current?.contains(event.relatedTarget) && onBlur?.(event)}
      />
      <Box css={indicatorCss}>
        <LuChevronDown aria-hidden="true" />
      </Box>
      {isOpen && OptionList && select && <OptionList select={select} onClose={() => setOpen(false)} />}
    </Box>
  )
}

const selectCss = {
  appearance: 'none',
  pe: '9',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  _disabled: { cursor: 'not-allowed' },
} as const

const indicatorCss = {
  position: 'absolute',
  insetBlock: '0',
  insetEnd: '3',
  display: 'grid',
  placeItems: 'center',
  color: 'fg.muted',
  pointerEvents: 'none',
} as const

/**
 * Submits the form of a control at Enter, for controls whose browser does not. Returns true if the key submits
 * one.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLSelectElement | HTMLInputElement>): boolean {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !form) return false
  event.preventDefault()
  form.requestSubmit()
  return true
}
