import { Box, Button, Center, Flex, Image, Text } from '@chakra-ui/react'
import image, { computeSize, damagedImage, imageTypes, megabytesToBytes } from '@manifest/kinds/image.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { LuImageOff, LuImageUp, LuTrash2 } from 'react-icons/lu'
import { createNumberFormat } from '@/lib/format/intl.ts'
import { formatNumber } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { DropZone, FileButton } from '@/ui/forms/file-button.tsx'
import type { ControlProps } from './control-props.ts'

type ChosenFile = { name: string; size: number; url: string; isOneOfSeveral: boolean }

/** Restores an image that was chosen before the screen locked. The draft has no file name. */
const restoreChosenFile = (url: string): ChosenFile => ({
  name: 'Imagem escolhida antes',
  size: computeSize(url),
  url,
  isOneOfSeveral: false,
})

/** The control for an image: the user chooses or drops a file and sees a preview. */
export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldByKind<'image'>>) {
  const [chosen, setChosen] = useState(() => (initial === '' ? undefined : restoreChosenFile(initial)))
  const input = useRef<HTMLInputElement>(null)
  const latestFile = useRef<File>(undefined)
  const hintId = useId()
  useEffect(
    () => () => {
      latestFile.current = undefined
    },
    [],
  )

  const setImage = (next: ChosenFile | undefined) => {
    setChosen(next)
    onChange(next?.url ?? '')
    // Validates at once, without waiting for blur: unlike a text, a chosen file is complete.
    onBlur()
  }

  const choose = async (files: FileList) => {
    const [file] = files
    if (!file) return
    const isOneOfSeveral = files.length > 1
    latestFile.current = file
    const url = await readImage(file, megabytesToBytes(field.maxMegabytes))
    // The user has chosen another file meanwhile, or cleared the form.
    if (latestFile.current !== file) return
    setImage({ name: file.name, size: file.size, url, isOneOfSeveral })
    announce(isOneOfSeveral ? `Escolhida só a primeira imagem: ${file.name}` : `Escolhida: ${file.name}`)
  }

  const remove = () => {
    latestFile.current = undefined
    if (input.current) input.current.value = ''
    setImage(undefined)
    announce('Imagem removida')
    input.current?.focus()
  }

  const url = image.normalise(chosen?.url ?? '')
  return (
    <DropZone onFiles={choose}>
      {chosen && (
        <ChosenImage
          url={image.validate(url, field) === undefined ? url : undefined}
          name={chosen.name}
          size={chosen.size}
          onDamaged={() => setImage({ ...chosen, url: damagedImage })}
          onRemove={remove}
        />
      )}
      {chosen?.isOneOfSeveral && <Text textStyle="small">Só uma imagem é enviada: ficou a primeira.</Text>}
      <FileButton
        ref={input}
        name={field.name}
        icon={<LuImageUp aria-hidden="true" />}
        accept={imageTypes.join(',')}
        text={chosen ? 'Escolher outra imagem' : 'Escolher imagem'}
        hintId={hintId}
        onFiles={choose}
        onBlur={onBlur}
      />
      <Text id={hintId} textStyle="small" color="fg.muted">
        JPEG, PNG ou WebP, até {formatNumber(field.maxMegabytes)} MB. Também pode ser arrastada para cá.
      </Text>
    </DropZone>
  )
}

/**
 * Reads a file as a data URL, which stays in memory and goes to the source only. Of a file over the limit it
 * reads one byte too many, so that validation fails.
 */
function readImage(file: File, limit: number): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(damagedImage)
    reader.readAsDataURL(file.size > limit ? file.slice(0, limit + 1, file.type) : file)
  })
}

type ChosenImageProps = {
  /** Data URL of a valid image; an invalid one is not rendered. */
  url: string | undefined
  name: string
  /** In bytes. */
  size: number
  onDamaged: () => void
  onRemove: () => void
}

const createSizeFormat = (unit: string) =>
  createNumberFormat({ style: 'unit', unit, maximumFractionDigits: 1 })

const sizes = [
  { from: 1_000_000, format: createSizeFormat('megabyte') },
  { from: 1_000, format: createSizeFormat('kilobyte') },
  { from: 1, format: createSizeFormat('byte') },
]

function formatSize(bytes: number): string {
  const { from, format } = sizes.find((size) => bytes >= size.from) ?? {
    from: 1,
    format: createSizeFormat('byte'),
  }
  return format.format(bytes / from)
}

function ChosenImage({ url, name, size, onDamaged, onRemove }: ChosenImageProps) {
  return (
    <Flex gap="3" align="center" maxW="full">
      {url === undefined ? (
        <Center
          boxSize="16"
          flexShrink="0"
          bg="bg.muted"
          color="fg.muted"
          fontSize="22px"
          borderRadius="control"
        >
          <LuImageOff aria-hidden="true" />
        </Center>
      ) : (
        <Image
          src={url}
          alt="Imagem escolhida"
          boxSize="16"
          flexShrink="0"
          objectFit="cover"
          borderRadius="control"
          onError={onDamaged}
        />
      )}
      <Box minW="0" flex="1">
        <Text truncate title={name} fontWeight="500">
          {name}
        </Text>
        <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatSize(size)}
        </Text>
        <Button size="xs" variant="ghost" color="fg.muted" ms="-2" onClick={onRemove}>
          <LuTrash2 aria-hidden="true" /> Remover imagem
        </Button>
      </Box>
    </Flex>
  )
}
