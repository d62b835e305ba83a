import { Button, Flex, Image, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuImage } from 'react-icons/lu'
import { FileButton } from '@/ui/forms/file-button.tsx'
import { Small } from '../basics.tsx'
import { addFiles, type FileRules, formatFileSize } from '../files/file-rules.ts'
import { readImage } from '../files/reading.ts'

export const meta = { title: 'Imagem com prévia', description: 'A imagem não sai do navegador.' }

const rules: FileRules = { endings: ['.png', '.jpg', '.jpeg', '.webp'], maxBytes: 1024 ** 2, maxFiles: 1 }

export default function PhotoPreview() {
  const hintId = useId()
  const [photo, setPhoto] = useState<{ name: string; url: string }>()
  const [message, setMessage] = useState<string>()

  async function handleFiles(incoming: FileList) {
    const { files, refused } = addFiles<File>([], incoming, rules)
    setMessage(refused[0] && `${refused[0].name}: ${refused[0].reason}`)
    const file = files[0]
    if (!file) return
    try {
      setPhoto({ name: file.name, url: await readImage(file) })
    } catch {
      setMessage(`${file.name}: não foi possível ler`)
    }
  }

  return (
    <Flex gap="5" wrap="wrap" align="center">
      <Flex
        boxSize="28"
        align="center"
        justify="center"
        bg="bg.muted"
        borderRadius="control"
        overflow="hidden"
        color="fg.muted"
      >
        {photo ? (
          <Image
            src={photo.url}
            alt={`Prévia de ${photo.name}`}
            boxSize="full"
            objectFit="cover"
            onError={() => {
              setPhoto(undefined)
              setMessage(`${photo.name}: o conteúdo não é uma imagem`)
            }}
          />
        ) : (
          <LuImage aria-hidden="true" size="28" />
        )}
      </Flex>
      <Stack gap="2" flex="1 1 10rem" align="flex-start">
        <FileButton
          icon={<LuImage aria-hidden="true" />}
          text={photo ? 'Trocar imagem' : 'Escolher imagem'}
          accept={rules.endings.join(',')}
          hintId={hintId}
          onFiles={(files) => void handleFiles(files)}
        />
        <Small id={hintId}>PNG, JPG ou WebP de até {formatFileSize(rules.maxBytes)}.</Small>
        <Text role="alert" color="fg.error" textStyle="small" overflowWrap="anywhere" hidden={!message}>
          {message}
        </Text>
        {photo && (
          <Button size="xs" variant="ghost" colorPalette="danger" onClick={() => setPhoto(undefined)}>
            Tirar imagem
          </Button>
        )}
      </Stack>
    </Flex>
  )
}
