declare module '*&as=picture' {
  const picture: import('../design/Picture').PictureSources;
  export default picture;
}
