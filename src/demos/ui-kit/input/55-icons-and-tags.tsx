import { Box, Flex, Stack, TagsInput } from '@chakra-ui/react'
import { tagsInputSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuUser } from 'react-icons/lu'
import { Input } from '@/ui/forms/field.tsx'
import { Small } from '../basics.tsx'

export const meta = {
  IconSizes: { title: 'Ícone em cada tamanho' },
  Tags: {
    title: 'Etiquetas',
    description: 'Enter, vírgula ou uma lista colada; Backspace volta à última.',
  },
}

const sides = [
  { label: 'Pequeno', size: 'sm' },
  { label: 'Médio', size: 'md' },
  { label: 'Grande', size: 'lg' },
] as const

export const IconSizes = () => (
  <Stack gap="3">
    {sides.map(({ label, size }) => (
      <Flex key={size} position="relative" align="center">
        <Box position="absolute" insetStart="3" color="fg.muted" pointerEvents="none">
          <LuUser aria-hidden="true" />
        </Box>
        <Input size={size} ps="10" aria-label={`${label}, com ícone`} placeholder={label} />
      </Flex>
    ))}
  </Stack>
)

const maxTags = 6

/** Enter, a comma or a pasted list adds tags; Backspace and arrows choose one, Delete removes it, Enter edits it. */
export function Tags() {
  const [tags, setTags] = useState(['cadastro', 'urgente'])
  return (
    <TagsInput.Root
      recipe={tagsInputSlotRecipe}
      value={tags}
      max={maxTags}
      delimiter=","
      addOnPaste
      blurBehavior="add"
      onValueChange={({ value }) => setTags([...new Set(value)])}
      translations={{
        clearTriggerLabel: 'Limpar etiquetas',
        deleteTagTriggerLabel: (value) => `Remover ${value}`,
        tagAdded: (value) => `${value} acrescentada`,
        tagsPasted: (values) => `${values.length} etiquetas coladas`,
        tagEdited: (value) => `Editando ${value}`,
        tagUpdated: (value) => `Agora é ${value}`,
        tagDeleted: (value) => `${value} removida`,
        tagSelected: (value) => `${value}. Enter edita, Delete remove`,
      }}
    >
      <TagsInput.Label>Etiquetas</TagsInput.Label>
      <TagsInput.Control borderColor="border.control">
        {tags.map((tag, index) => (
          <TagsInput.Item key={tag} index={index} value={tag}>
            <TagsInput.ItemPreview>
              <TagsInput.ItemText>{tag}</TagsInput.ItemText>
              <TagsInput.ItemDeleteTrigger />
            </TagsInput.ItemPreview>
            <TagsInput.ItemInput aria-label={`Editar ${tag}`} />
          </TagsInput.Item>
        ))}
        <TagsInput.Input placeholder={tags.length < maxTags ? 'Nova etiqueta' : ''} />
        <TagsInput.ClearTrigger />
      </TagsInput.Control>
      <TagsInput.HiddenInput />
      <Small role="status">
        {tags.length} de {maxTags}
      </Small>
    </TagsInput.Root>
  )
}
