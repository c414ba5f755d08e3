/** Where the tests serve the site as it is by default, and as it is when requests are really sent (D6). */
export const PORT = Number(process.env.TEST_PORT ?? 47_392);
export const EMAIL_PORT = PORT + 1;
