import { titled } from '../../content/company';
import { Cover } from './Cover';
import { TITLE } from './parts';
import { WhyNow } from './WhyNow';
import { HowItWorks } from './HowItWorks';
import { WhichSize } from './WhichSize';
import { WayOfWorking } from './WayOfWorking';
import { QuestionsAndContact } from './QuestionsAndContact';

export const Brochure = () => (
  <html lang="nl">
    <head>
      <meta charSet="utf-8" />
      <title>{titled(TITLE)}</title>
      <link rel="stylesheet" href="tools/brochure/brochure.css" />
    </head>
    <body>
      <Cover />
      <WhyNow />
      <HowItWorks />
      <WhichSize />
      <WayOfWorking />
      <QuestionsAndContact />
    </body>
  </html>
);
