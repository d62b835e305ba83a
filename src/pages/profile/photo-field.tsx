import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { LuImageUp, LuTrash2 } from 'react-icons/lu'
import { updatePhoto } from '@/state/account.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** Sets the user's photo, or removes it to show initials. */
export function PhotoField({ hasPhoto }: { hasPhoto: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const [photoError, setPhotoError] = useState<string>()
  const errorId = useId()

  async function choose(file: File | undefined) {
    if (!file) return
    setPhotoError(undefined)
    try {
      updatePhoto(await readPhoto(file))
      void notify.success('Foto atualizada com sucesso')
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error
      setPhotoError(error.message)
    }
  }

  function remove() {
    setPhotoError(undefined)
    updatePhoto(undefined)
    void notify.success('Foto removida com sucesso')
    input.current?.focus()
  }

  return (
    <Flex direction="column" align="center" gap="2">
      <Flex gap="2" wrap="wrap" justify="center">
        <chakra.label css={fileButton}>
          <LuImageUp aria-hidden="true" />
          {hasPhoto ? 'Trocar foto' : 'Escolher foto'}
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={photoError ? errorId : undefined}
            aria-invalid={photoError ? true : undefined}
            onChange={({ target }) => {
              void choose(target.files?.[0])
              // Lets the user choose the same file again.
              target.value = ''
            }}
          />
        </chakra.label>
        {hasPhoto && (
          <Button variant="ghost" onClick={remove}>
            <LuTrash2 aria-hidden="true" />
            Remover foto
          </Button>
        )}
      </Flex>
      <Text id={errorId} role="alert" color="fg.error" textStyle="small" fontWeight="500">
        {photoError}
      </Text>
    </Flex>
  )
}

const fileButton = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: '9',
  px: '3.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  fontWeight: '500',
  _hover: { bg: 'bg.hover' },
  '& input': {
    position: 'absolute',
    inset: '0',
    boxSize: 'full',
    opacity: '0',
    cursor: 'pointer',
    fontSize: '0',
  },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '2px',
  },
} as const

const maxBytes = 10_000_000

/** A file that cannot become a photo. The message is for the user. */
class PhotoError extends Error {}

async function readPhoto(file: File): Promise<string> {
  if (file.size > maxBytes) throw new PhotoError('Use uma imagem de até 10 MB')
  const picture = await createImageBitmap(file).catch(() => {
    throw new PhotoError('Este arquivo não é uma imagem que o navegador consiga abrir')
  })
  const { x, y, side, size } = cropSquare(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoError('Este navegador não consegue reduzir a imagem')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, size, size)
  picture.close()
  // Browsers that cannot write WebP return PNG.
  return canvas.toDataURL('image/webp', 0.85)
}

/** The maximum side of a stored photo, in px. */
const maxSide = 128

/**
 * Returns the centred square of an image, and the size of the photo, which is never larger than the image.
 */
export function cropSquare(width: number, height: number) {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side, size: Math.min(side, maxSide) }
}
