import { Specimen, SpecimenPage } from './specimen.tsx'
import { Player } from './video/player.tsx'

const playerSource = () => import('./video/player.tsx?raw')

export default function VideoPage() {
  return (
    <SpecimenPage source={playerSource}>
      <Specimen
        title="Com comandos próprios"
        description="A política de segurança não toca arquivos de mídia: o vídeo é desenhado aqui mesmo, sem som."
        code="Player"
        isWide
      >
        <Player />
      </Specimen>
    </SpecimenPage>
  )
}
