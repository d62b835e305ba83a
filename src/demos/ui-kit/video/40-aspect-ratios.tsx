import { AspectRatio, Button, chakra, Image } from '@chakra-ui/react'
import { useState } from 'react'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { film } from './film.ts'

export const meta = { title: 'Proporções', description: 'O espaço é reservado antes de o vídeo carregar.' }

const ratios = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, '9:16': 9 / 16 }

const ratioNames = { '16:9': '16:9', '4:3': '4:3', '1:1': '1:1', '9:16': '9:16' }

const fits = { cover: 'Cortar', contain: 'Caber' }

export default function AspectRatios() {
  const [ratio, setRatio] = useState<keyof typeof ratios>('16:9')
  const [fit, setFit] = useState<keyof typeof fits>('cover')
  const [isOpen, setOpen] = useState(false)
  const shape = { objectFit: fit, width: 'full', height: 'full' } as const
  return (
    <>
      <ChoiceField label="Proporção" options={ratioNames} value={ratio} onChange={setRatio} />
      <ChoiceField label="Encaixe" options={fits} value={fit} onChange={setFit} />
      <AspectRatio
        ratio={ratios[ratio]}
        maxW={ratio === '9:16' ? '180px' : '360px'}
        mx="auto"
        mt="4"
        bg="black"
      >
        {isOpen ? (
          <chakra.video
            {...shape}
            src={film.video}
            poster={film.poster}
            controls
            playsInline
            aria-label={`${film.title}, na proporção ${ratio}`}
          >
            <track kind="captions" src={film.captions} srcLang="pt-BR" label="Português" />
          </chakra.video>
        ) : (
          <Image src={film.poster} alt="Um barco à vela ao amanhecer" loading="lazy" {...shape} />
        )}
      </AspectRatio>
      {!isOpen && (
        <Button size="sm" variant="outline" mt="4" onClick={() => setOpen(true)}>
          Carregar o vídeo
        </Button>
      )}
    </>
  )
}
