import { useId } from 'react'
import { Chip, Chips } from '../../parts/chips.tsx'
import { type ArticleCategory, categories } from './article.ts'

type CategoryFilterProps = {
  value: ArticleCategory | 'all'
  onChange: (category: ArticleCategory | 'all') => void
}

const choices = Object.entries({ all: 'Todas', ...categories }) as [ArticleCategory | 'all', string][]

export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const name = useId()
  return (
    <Chips legend="Categoria" isLegendHidden minW="0">
      {choices.map(([choice, label]) => (
        <Chip key={choice} name={name} checked={choice === value} onChange={() => onChange(choice)}>
          {label}
        </Chip>
      ))}
    </Chips>
  )
}
