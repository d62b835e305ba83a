import { Specimen, SpecimenPage } from './specimen.tsx'
import { Player } from './video/player.tsx'

const playerSource = () => import('./video/player.tsx?raw')

export default function VideoPage() {
  return (
    <SpecimenPage source={playerSource}>
      <Specimen
        title="Com comandos próprios"
        description="Quatro cenas desenhadas na própria página, sem som, com legendas e roteiro."
        code="Player"
        isWide
      >
        <Player />
      </Specimen>
    </SpecimenPage>
  )
}
