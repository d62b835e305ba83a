import { Specimen, SpecimenPage } from './specimen.tsx'
import { OpeningWizard } from './wizard/opening-wizard.tsx'
import { ShortSteps } from './wizard/short-steps.tsx'

export default function FormWizardPage() {
  return (
    <SpecimenPage source={() => import('./wizard/opening-wizard.tsx?raw')}>
      <Specimen
        title="Abertura de conta"
        description="Cada etapa é conferida antes da seguinte; voltar não perde nada."
        code="OpeningWizard"
        isWide
      >
        <OpeningWizard />
      </Specimen>
      <Specimen
        title="Só as etapas"
        description="A lista de etapas, com um conteúdo qualquer."
        code="ShortSteps"
        source={() => import('./wizard/short-steps.tsx?raw')}
      >
        <ShortSteps />
      </Specimen>
    </SpecimenPage>
  )
}
