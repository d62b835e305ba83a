import { Specimen, SpecimenPage } from './specimen.tsx'
import { Gallery } from './video/gallery.tsx'
import { Player } from './video/player.tsx'
import { AspectRatios, BackgroundLoop } from './video/video-shapes.tsx'

const playerSource = () => import('./video/player.tsx?raw')
const gallerySource = () => import('./video/gallery.tsx?raw')
const shapesSource = () => import('./video/video-shapes.tsx?raw')

export default function VideoPage() {
  return (
    <SpecimenPage source={playerSource}>
      <Specimen
        title="Com comandos próprios"
        description="Um filme de 24 segundos, com som, legendas, capítulos e roteiro. Volume, velocidade e legendas ficam lembrados."
        code="Player"
        isWide
      >
        <Player />
      </Specimen>
      <Specimen
        title="Galeria"
        description="Cada quadro abre seu trecho; nada carrega antes."
        code="Gallery"
        source={gallerySource}
        isWide
      >
        <Gallery />
      </Specimen>
      <Specimen
        title="Fundo em movimento"
        description="Desenhado na própria página; começa parado para quem pede menos movimento."
        code="BackgroundLoop"
        source={shapesSource}
      >
        <BackgroundLoop />
      </Specimen>
      <Specimen
        title="Proporções"
        description="O espaço é reservado antes de o vídeo carregar."
        code="AspectRatios"
        source={shapesSource}
      >
        <AspectRatios />
      </Specimen>
    </SpecimenPage>
  )
}
