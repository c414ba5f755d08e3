import { type Page, expect } from '@playwright/test';
import { faultLabels } from '../../content/forms/fault';
import type { FaultField } from '../../machines/fault/fault.rules';
import { simulatedFaultModel, today } from './fault.model';

export const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Storing Melden' });

export const fieldOn = (page: Page, name: FaultField) =>
  dialogOn(page).getByLabel(new RegExp(`^${faultLabels[name]}( \\(optioneel\\))?$`));

export async function openWizard(page: Page, url = simulatedFaultModel.page) {
  await page.clock.install({ time: `${today}T10:00:00+01:00` });
  await page.goto(url);
  await expect(dialogOn(page)).toBeVisible();
}
