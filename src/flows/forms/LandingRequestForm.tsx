import { useLocation, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { formTexts, landingLabels as labels } from '../../../content/forms/forms';
import type { Package } from '../../../content/packages';
import { slugOf } from '../../../content/slug';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { delivery } from '../../services/delivery';
import { BusinessFields } from './BusinessFields';
import { FormEnd } from './FormEnd';
import { FormField } from './FormField';
import { FormProblems } from './FormProblems';
import { LeadForm } from './LeadForm';
import * as styles from './forms.css';
import { landingDraft, landingRequestLogic } from './forms.logic';

interface Props {
  name: string;
  extra?: 'carModel' | 'preferredDate';
  packages?: readonly Package[];
}

export function LandingRequestForm({ name, extra, packages = [] }: Props) {
  const request = useActorRef(landingRequestLogic, { id: 'request-form', input: { delivery } });
  const common = { form: request, labels };
  const page = useLocation({ select: ({ pathname }) => pathname });
  useFlowEffects(request);
  useDraft(request, `landingRequest ${page}`, landingDraft);
  const choice = useSearch({ strict: false, select: ({ keuze }) => keuze });
  const chosen = packages.find((each) => slugOf(each.name) === choice)?.name;
  useEffect(() => {
    if (chosen) request.send({ type: 'choice.take', choice: { about: `Pakket: ${chosen}`, values: {} } });
  }, [request, chosen]);

  return (
    <LeadForm
      id="request-form"
      name={name}
      plain={delivery === 'email'}
      onSubmit={(submission) => request.send({ type: 'submit', ...submission })}
    >
      <FormProblems {...common} />
      <div className={styles.fields}>
        <FormField {...common} field="name" />
        <FormField {...common} field="email" />
        <FormField {...common} field="phone" />
        <BusinessFields form={request} />
        <FormField {...common} field="address" />
        {extra && <FormField {...common} field={extra} optional />}
        <FormField {...common} field="description" help="Wat wilt u laten doen?" />
      </div>
      <FormEnd {...common} texts={formTexts.landing} />
    </LeadForm>
  );
}
