declare module '*&as=picture' {
  const picture: import('../design/Picture/Picture').PictureSources;
  export default picture;
}
