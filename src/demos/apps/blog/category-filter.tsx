import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { type Category, categories } from './article.ts'

type CategoryFilterProps = { value: Category | 'all'; onChange: (category: Category | 'all') => void }

const choices = Object.entries({ all: 'Todas', ...categories }) as [Category | 'all', string][]

/** One of the categories, or all of them. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const name = useId()
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="1.5" minW="0">
      <chakra.legend srOnly>Categoria</chakra.legend>
      {choices.map(([choice, label]) => (
        <chakra.label key={choice} css={chip}>
          <chakra.input
            type="radio"
            name={name}
            srOnly
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {label}
        </chakra.label>
      ))}
    </chakra.fieldset>
  )
}

const chip = {
  position: 'relative',
  px: '3',
  py: '1.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'full',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { bg: 'bg.hover' },
  '&:has(:checked)': {
    bg: 'primary.subtle',
    borderColor: 'primary.solid',
    color: 'primary.fg',
    fontWeight: '600',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const
