import { Flex, Tag } from '@chakra-ui/react'
import { tagSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { addTag, maxTags } from '../own-article.ts'

/** Enter or a comma adds a tag; Backspace in the empty field removes the last one. */
export function TagField({
  tags,
  onChange,
}: {
  tags: readonly string[]
  onChange: (tags: string[]) => void
}) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function add() {
    onChange(addTag(tags, text))
    setText('')
  }

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag))
    input.current?.focus()
  }

  return (
    <Flex direction="column" gap="2">
      <TextField
        ref={input}
        label="Etiquetas"
        help={`Até ${maxTags}. Enter ou vírgula adiciona.`}
        autoComplete="off"
        maxLength={31}
        value={text}
        onChange={({ target }) => (target.value.endsWith(',') ? add() : setText(target.value))}
        onBlur={() => text.trim() && add()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            add()
          } else if (event.key === 'Backspace' && text === '' && tags.length > 0) onChange(tags.slice(0, -1))
        }}
      />
      {tags.length > 0 && (
        <Flex as="ul" role="list" aria-label="Etiquetas do artigo" listStyleType="none" gap="1.5" wrap="wrap">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag.Root recipe={tagSlotRecipe} size="lg">
                <Tag.Label>{tag}</Tag.Label>
                <Tag.EndElement>
                  <Tag.CloseTrigger
                    type="button"
                    aria-label={`Remover etiqueta ${tag}`}
                    onClick={() => remove(tag)}
                  />
                </Tag.EndElement>
              </Tag.Root>
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  )
}
