import { Combobox, chakra, Wrap } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { LuX } from 'react-icons/lu'
import { Small } from '../basics.tsx'
import { comboboxRecipe } from '../mirrored-recipes.ts'

type ComboboxFrameProps<Item> = Omit<Combobox.RootProps<Item>, 'children' | 'placeholder'> & {
  label: string
  placeholder: string
  inputRef?: Ref<HTMLInputElement>
  /** Above the field. */
  chosen?: ReactNode
  /** Before the button that clears, and after it. */
  start?: ReactNode
  end?: ReactNode
  status: ReactNode
  isListHidden?: boolean
  children: ReactNode
}

/** A field that filters its list. */
export const ComboboxFrame = <Item,>({
  label,
  placeholder,
  inputRef,
  chosen,
  start,
  end,
  status,
  isListHidden = false,
  children,
  ...root
}: ComboboxFrameProps<Item>) => (
  <Combobox.Root
    recipe={comboboxRecipe}
    translations={{ triggerLabel: 'Abrir a lista', clearTriggerLabel: `Limpar ${label}` }}
    {...root}
  >
    <Combobox.Label>{label}</Combobox.Label>
    {chosen}
    <Combobox.Control>
      <Combobox.Input
        ref={inputRef}
        placeholder={placeholder}
        borderColor="border.control"
        bg="transparent"
      />
      <Combobox.IndicatorGroup>
        {start}
        <Combobox.ClearTrigger />
        {end}
      </Combobox.IndicatorGroup>
    </Combobox.Control>
    <Small role="status">{status}</Small>
    <Combobox.Positioner>
      {/* A value would replace the list's own `hidden`. */}
      <Combobox.Content borderWidth="1px" maxH="64" {...(isListHidden && { hidden: true })}>
        {children}
      </Combobox.Content>
    </Combobox.Positioner>
  </Combobox.Root>
)

type Chosen = { value: string; label: string; start?: ReactNode }

type ChosenChipsProps = { label: string; chosen: readonly Chosen[]; onRemove: (value: string) => void }

/** The chosen options, each with a button that removes it. */
export const ChosenChips = ({ label, chosen, onRemove }: ChosenChipsProps) =>
  chosen.length > 0 && (
    <Wrap as="ul" gap="1.5" aria-label={label} listStyleType="none">
      {chosen.map(({ value, label: text, start }) => (
        <chakra.li key={value} css={chipCss}>
          {start}
          {text}
          <button type="button" aria-label={`Tirar ${text}`} onClick={() => onRemove(value)}>
            <LuX aria-hidden="true" />
          </button>
        </chakra.li>
      ))}
    </Wrap>
  )

const chipCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  ps: '2',
  minH: '7',
  maxW: 'full',
  bg: 'primary.subtle',
  color: 'primary.fg',
  borderRadius: 'sm',
  textStyle: 'small',
  fontWeight: '500',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'sm',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
  },
} as const
