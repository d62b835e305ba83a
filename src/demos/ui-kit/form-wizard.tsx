import { Specimen, SpecimenPage } from './specimen.tsx'
import { HiringWizard } from './wizard/hiring-wizard.tsx'
import { IconSteps } from './wizard/icon-steps.tsx'
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
        title="Contratação, na vertical"
        description="Etapas ao lado, uma delas opcional; o rascunho sobrevive a recarregar a página."
        code="HiringWizard"
        source={() => import('./wizard/hiring-wizard.tsx?raw')}
        isWide
      >
        <HiringWizard />
      </Specimen>
      <Specimen
        title="Só as etapas"
        description="A lista de etapas, com um conteúdo qualquer."
        code="ShortSteps"
        source={() => import('./wizard/short-steps.tsx?raw')}
      >
        <ShortSteps />
      </Specimen>
      <Specimen
        title="Com ícones"
        description="Um ícone por etapa; as concluídas voltam com um clique."
        code="IconSteps"
        source={() => import('./wizard/icon-steps.tsx?raw')}
      >
        <IconSteps />
      </Specimen>
    </SpecimenPage>
  )
}
