import { expect } from 'vitest';

export const params = {
  to_name: 'Helderdak',
  to_email: 'verkoop@helderdak.example',
  from_name: 'Sanne de Wit',
  from_email: 'sanne@example.com',
  message: 'Graag een offerte.',
  reply_to: 'sanne@example.com',
};

export const mailOf = (sent: Record<string, string>) => ({
  id: expect.stringMatching(/^2026-11-21T09-30-00-000Z-\d{6}-[0-9a-f]{8}$/),
  date: '2026-11-21T09:30:00.000Z',
  to: 'verkoop@helderdak.example',
  replyTo: 'sanne@example.com',
  subject: 'Nieuwe aanvraag van Sanne de Wit',
  params: sent,
});
