import { Tag } from '@chakra-ui/react'
import { tagSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { Row } from '../basics.tsx'

export const meta = { title: 'Removíveis' }

const tags = ['Financeiro', 'Jurídico', 'Cadastro', 'Veículos']

export default function RemovableTags() {
  const [shown, setShown] = useState(tags)
  return (
    <Row minH="8">
      {shown.map((tag) => (
        <Tag.Root key={tag} recipe={tagSlotRecipe} size="lg" colorPalette="primary">
          <Tag.Label>{tag}</Tag.Label>
          <Tag.EndElement>
            <Tag.CloseTrigger
              aria-label={`Remover ${tag}`}
              onClick={() => setShown(shown.filter((name) => name !== tag))}
            />
          </Tag.EndElement>
        </Tag.Root>
      ))}
      {shown.length < tags.length && (
        <Tag.Root recipe={tagSlotRecipe} size="lg" variant="outline" asChild>
          <button type="button" onClick={() => setShown(tags)}>
            Restaurar
          </button>
        </Tag.Root>
      )}
    </Row>
  )
}
