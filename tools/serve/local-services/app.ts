import { Hono } from 'hono';
import { addressService } from './address';
import { emailService } from './email';
import type { ServedEnvironment } from './faults';
import { mailStore } from './mail';
import { mailbox } from './mailbox';

interface Options {
  mailFolder: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Off, the e-mail service takes more than one mail a second. */
  rateLimit?: boolean;
}

/** Local versions of the address and e-mail services, and a mailbox. All below `/_lokaal`. */
export function localServices({ mailFolder, now = Date.now, rateLimit = true }: Options): Hono<ServedEnvironment> {
  const mails = mailStore(mailFolder);
  return new Hono<ServedEnvironment>()
    .basePath('/_lokaal')
    .use(async (context, next) => {
      await next();
      context.header('X-Robots-Tag', 'noindex');
    })
    .route('/locatieserver/search/v3_1', addressService())
    .route('/emailjs/api/v1.0/email', emailService({ mails, now, rateLimit }))
    .route('/', mailbox(mails));
}
