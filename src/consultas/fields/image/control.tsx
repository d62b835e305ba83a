import { Box, chakra, Flex, Image, Text } from '@chakra-ui/react'
import type { FieldOf } from '@manifest/field.ts'
import { useRef, useState } from 'react'
import { useFieldControl } from '@/ui/field-control.ts'
import type { ControlProps } from '../control-props.ts'
import { bytesOf, imageTypes, rule } from './rule.ts'

/**
 * Reads a file as a data URL; it stays in memory and goes to the source only. Of a file over the limit no more is
 * read than shows that it is.
 */
function readImage(file: File, limit: number): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file.size > limit ? file.slice(0, limit + 1, file.type) : file)
  })
}

/** A picture to search by: chosen, or dropped on the control, and shown before it is sent. */
export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldOf<'image'>>) {
  const [url, setUrl] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  const choose = async (file: File | undefined) => {
    const next = file ? await readImage(file, bytesOf(field.maxMegabytes)) : ''
    // Another file was chosen meanwhile, or the form cleared.
    if (input.current?.files?.[0] !== file) return
    setUrl(next)
    onChange(next)
    // A file is complete as soon as it is chosen, unlike a text: it is checked without waiting for the focus to leave.
    onBlur()
  }
  return (
    <Flex
      gap="4"
      align="center"
      p="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="control"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (input.current) input.current.files = event.dataTransfer.files
        void choose(event.dataTransfer.files[0])
      }}
    >
      {url !== '' && rule.problem(url, field) === undefined && (
        <Image src={url} alt="Imagem escolhida" boxSize="16" objectFit="cover" borderRadius="control" />
      )}
      <Box minW="0">
        <chakra.input
          {...useFieldControl()}
          ref={input}
          type="file"
          accept={imageTypes.join(',')}
          name={field.name}
          maxW="full"
          textStyle="small"
          color="fg.muted"
          _file={{
            me: '3',
            px: '3',
            py: '1.5',
            borderWidth: '1px',
            borderColor: 'border.emphasized',
            borderRadius: 'control',
            bg: 'bg.subtle',
            color: 'fg',
            cursor: 'pointer',
          }}
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          onBlur={onBlur}
        />
        <Text textStyle="small" color="fg.muted" mt="1">
          JPEG, PNG ou WebP, até {field.maxMegabytes} MB
        </Text>
      </Box>
    </Flex>
  )
}
